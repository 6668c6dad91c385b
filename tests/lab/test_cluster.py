"""A Ray cluster plays the same seasons as this machine."""

import socket
import subprocess
import sys

import pytest

import touchline
from touchline.lab import simulate
from touchline.lab.cluster import on_ray
from touchline.lab.journal import opened


@pytest.mark.proof
def test_a_cluster_of_two_workers_finds_the_same_to_the_bit(tmp_path):
    command = [sys.executable, "-m", "touchline", "simulate", "--seasons", "40", "--managers", "2-4"]
    command += ["--options", "random", "--bots", "rookie", "--seed", "5", "--format", "csv,parquet"]
    ways = {"cluster": ["--ray", "local", "--processes", "2"], "here": ["--processes", "1"]}
    for name, way in ways.items():
        subprocess.run([*command, *way, "--out", tmp_path / name], check=True, timeout=240)

    assert dict(opened(tmp_path / "cluster").seasons(40)) == dict(opened(tmp_path / "here").seasons(40))
    for table in ("seasons.csv", "seasons.parquet"):
        assert (tmp_path / "cluster" / table).read_bytes() == (tmp_path / "here" / table).read_bytes()


@pytest.mark.proof
def test_a_cluster_that_is_not_there_is_refused_soon():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(touchline.BadSetup, match="No Ray cluster answers at"):
        simulate(1, 2, seed=1, workers=on_ray(f"127.0.0.1:{port}"))


def test_ray_needs_its_package(monkeypatch):
    monkeypatch.setattr("touchline.lab.cluster.find_spec", lambda _: None)
    with pytest.raises(touchline.BadSetup, match="touchline\\[ray\\]"):
        on_ray("auto")

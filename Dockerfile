# A server process; settings come from the environment (docs/server.md).
FROM python:3.13-slim AS build
WORKDIR /build
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheel .

FROM python:3.13-slim
COPY --from=build /wheel /wheel
COPY constraints.txt /wheel/
RUN pip install --no-cache-dir --constraint /wheel/constraints.txt "$(echo /wheel/*.whl)[server]" \
    && useradd --system --create-home --home-dir /var/lib/touchline touchline
USER touchline
WORKDIR /var/lib/touchline
ENV TOUCHLINE_HOST=0.0.0.0
EXPOSE 8642
CMD ["touchline", "serve"]

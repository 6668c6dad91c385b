import { mount } from "svelte";
import App from "./App.svelte";
import { settle } from "./lib/install.svelte";
import "./design/tokens.css";
import "./design/base.css";

settle();
mount(App, { target: document.getElementById("app")! });

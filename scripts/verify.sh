#!/usr/bin/env bash
# Sets up a fresh machine and runs every test: dependencies, a browser with Chinese
# fonts if one is missing (on Debian, as root), then `npm test`.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
  echo "Node.js 20.19 or later is needed; found: $(node --version 2>/dev/null || echo none)." >&2
  exit 1
fi

have_browser() {
  command -v chromium chromium-browser google-chrome google-chrome-stable >/dev/null 2>&1 ||
    [ -x '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' ] ||
    [ -x '/Applications/Chromium.app/Contents/MacOS/Chromium' ]
}

if command -v apt-get >/dev/null && [ "$(id -u)" -eq 0 ]; then
  if ! have_browser || ! fc-list :lang=zh 2>/dev/null | grep -q .; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-noto-cjk fontconfig >/dev/null
  fi
  # Headless Chromium, if the system has a package for it: the tests take a quarter less time.
  command -v chromium-headless-shell >/dev/null ||
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 || true
  # For the smoke tests in other browsers; without them, the test summary names what is missing.
  command -v firefox-esr firefox >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr >/dev/null 2>&1 || true
  { command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq webkit2gtk-driver xvfb >/dev/null 2>&1 || true
fi

npm ci
if ! have_browser; then npx playwright install chromium; fi
npm test

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How another site behaves: as it should, not at all, or in one of the ways in between. */
export type Behaviour = 'sound' | 'missing' | 'silent' | 'broken';

export interface OtherOrigin {
  address: string;
  /** Paths that were asked for, in their order. */
  asked: string[];
  behaviour: Behaviour;
  stop: () => Promise<void>;
}

/**
 * Another site, on a port of its own and so on another origin: a panorama tour at `/tour` that sets a cookie, and the
 * script of a consent provider at `/loader.js`.
 */
export async function startOtherOrigin(): Promise<OtherOrigin> {
  const other: Omit<OtherOrigin, 'address' | 'stop'> = { asked: [], behaviour: 'sound' };
  const server = createServer((request, response) => {
    other.asked.push(request.url ?? '');
    if (other.behaviour === 'silent') return;
    const isScript = request.url === '/loader.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    if (other.behaviour === 'missing') response.writeHead(404).end('gone');
    else if (isScript) response.end(other.behaviour === 'broken' ? '}{' : `(${provider})()`);
    else {
      response.setHeader('set-cookie', 'fremd=1');
      response.end(
        '<!doctype html><html lang="de"><title>Tour</title><h1>Rundgang eines anderen</h1></html>',
      );
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(other, {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

/** A small provider that speaks like Usercentrics' browser interface. It runs in the page. */
function provider() {
  const key = 'fremde-einwilligung';
  const service = { id: 's1', name: 'Panoramatour', consent: { status: localStorage.getItem(key) === '1' } };
  const decide = (agreed: boolean) => {
    service.consent.status = agreed;
    localStorage.setItem(key, agreed ? '1' : '0');
    dispatchEvent(
      new CustomEvent('UC_UI_CMP_EVENT', { detail: { type: agreed ? 'ACCEPT_ALL' : 'DENY_ALL' } }),
    );
  };
  const settingsId = document.getElementById('usercentrics-cmp')?.dataset.settingsId;
  Object.assign(window, {
    UC_UI: {
      isInitialized: () => true,
      getServicesBaseInfo: () => [service],
      acceptService: async () => decide(true),
      showSecondLayer() {
        const panel = document.createElement('div');
        panel.role = 'dialog';
        panel.ariaLabel = `Einstellungen ${settingsId}`;
        for (const [label, agreed] of [
          ['Alles ablehnen', false],
          ['Alles annehmen', true],
        ] as const) {
          const button = document.createElement('button');
          button.textContent = label;
          button.onclick = () => {
            decide(agreed);
            panel.remove();
          };
          panel.append(button);
        }
        document.body.prepend(panel);
      },
    },
  });
  dispatchEvent(new Event('UC_UI_INITIALIZED'));
}

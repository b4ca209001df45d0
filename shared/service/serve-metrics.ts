import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running server of the metrics. */
export type MetricsServer = { port: number; stop: () => void };

/**
 * Serves GET /metrics on a port of its own, which no visitor can reach.
 * @param metrics gives the text in the format of Prometheus
 */
export async function serveMetrics(
  metrics: { text(): Promise<string> },
  port: number,
  host: string,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await metrics.text().catch(() => null);
    response.writeHead(text === null ? 500 : 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    });
    response.end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

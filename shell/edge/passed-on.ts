import type { IncomingHttpHeaders } from 'node:http';

/** What these say holds for the connection to the service and not for that to the visitor. RFC 9110, 7.6.1. */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']);

/** The headers of a service's answer that the visitor gets. */
export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name.toLowerCase())));

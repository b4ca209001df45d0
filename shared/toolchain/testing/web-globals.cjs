const { runInThisContext } = require('node:vm');

// jsdom lacks some of the web's interfaces, which Node has and the router needs. The signals must be Node's too,
// or its Request refuses them.
const names = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
  'setImmediate',
];
if (typeof window !== 'undefined') {
  for (const name of names) globalThis[name] = runInThisContext(name);
}

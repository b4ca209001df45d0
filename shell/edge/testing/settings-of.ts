import { providedBy } from '@goldbraun/shared/release/needs';
import { namedSite } from '../../site/released-site.ts';
import type { EdgeSettings } from '../settings.ts';

/** Nobody listens there. */
const nowhere = new URL('http://127.0.0.1:9');

/** The settings of an edge in a test: nothing is to be had, but for what is given. */
export const settingsOf = (given: Partial<EdgeSettings>): EdgeSettings => ({
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  site: namedSite().table,
  releaseKeys: undefined,
  remotes: { 'mfe-content': nowhere, 'mfe-news': nowhere, 'mfe-acquisition': nowhere },
  intake: nowhere,
  search: nowhere,
  shell: { version: '1.0.0-abcdef0123', folder: '' },
  provided: providedBy({}),
  composerSocket: undefined,
  publicUrl: 'http://localhost',
  metricsPort: undefined,
  telemetrySample: 0,
  overrideSecret: undefined,
  previewSecret: undefined,
  trustProxy: false,
  outside: {},
  ...given,
});

/**
 * The one React Refresh runtime of a developer's page, whose shell is built already: it goes before the shell, because it has
 * to know React's renderer, and the remote of the development server takes it from here.
 */
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { goldbraunRefresh: runtime });

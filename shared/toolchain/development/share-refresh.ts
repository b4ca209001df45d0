/** First in the shell's entry while developing: hands the one React Refresh runtime to the remotes. */

// Only what somebody imports is shared; the shell itself is built for development and needs the other JSX runtime.
import 'react/jsx-runtime';
import * as runtime from 'react-refresh/runtime';

Object.assign(globalThis, { goldbraunRefresh: runtime });

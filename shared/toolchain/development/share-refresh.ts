/** First in the shell's entry while it is developed itself: hands the one React Refresh runtime to the remotes. */
import * as runtime from 'react-refresh/runtime';

Object.assign(globalThis, { goldbraunRefresh: runtime });

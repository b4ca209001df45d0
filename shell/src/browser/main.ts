// Only what somebody imports is shared, and a shell that is built for developers needs the other JSX runtime itself.
import 'react/jsx-runtime';
import '@goldbraun/shared/sections/site.css';
import '../consent/panel.css';
import { nextTask } from './next-task.ts';
import { runPageScripts } from './page-scripts.ts';

runPageScripts();

// React makes some errors while it is loaded, as marks that nobody sees. For the places in their stack traces V8 would parse all of
// it a second time: a sixth of what it takes to load it.
const { stackTraceLimit } = Error;
Error.stackTraceLimit = 0;

// React, the router and the app are started in a task each: whoever touches the page in between has an answer before the next.
import(/* webpackMode: "eager" */ 'react-dom/client')
  .finally(() => {
    Error.stackTraceLimit = stackTraceLimit;
  })
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ 'react-router-dom'))
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ './begin.ts'));

// Only what somebody imports is shared, and a shell that is built for developers needs the other JSX runtime itself.
import 'react/jsx-runtime';
import '@goldbraun/shared/sections/site.css';
import '../consent/panel.css';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// React, the router and the app are started in a task each: whoever touches the page in between has an answer before the next.
import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ 'react-router-dom'))
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ './begin.ts'));

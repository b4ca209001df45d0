/** The shell's server bundle: the renderer, and the libraries that the remotes' bundles get from it. */
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactRedux from 'react-redux';
import * as ReactRouterDOM from 'react-router-dom';

export { SPOKEN_CONTRACTS } from '@goldbraun/shared/contract';
export { languageFile } from '../../text/language-file.ts';
export { renderPage, renderUnanswered } from './render-page.tsx';

/** The allow-list of what a remote may require on the server. */
export const provided: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': ReactDOM,
  'react-redux': ReactRedux,
  'react-router-dom': ReactRouterDOM,
};

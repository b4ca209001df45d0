import { type PageFrame, renderPage } from '../../../../shell/src/server/render-page.tsx';
import { loadRemoteModule } from './remotes.ts';

export const render = (url: string, frame: PageFrame) => renderPage(url, loadRemoteModule, frame);
export type Render = typeof render;

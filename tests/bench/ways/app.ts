/** In the place of shell/src/browser/main.ts: the app, without what composes it. */
import '@goldbraun/shared/sections/site.css';
import '../../../shell/src/consent/panel.css';
import { BOOT_ELEMENT } from '../../../shell/src/boot.ts';
import { start } from '../../../shell/src/browser/start.tsx';

void start(JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? 'null'));

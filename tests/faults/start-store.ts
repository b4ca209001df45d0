export { startStore as default } from './attachments-setting.ts';

export { stopStore as default } from './attachments-setting.ts';

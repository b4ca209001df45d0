export { browserTests as default } from '@goldbraun/toolchain/testing/playwright';

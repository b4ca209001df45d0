export { unitTests as default } from '@goldbraun/toolchain/testing/jest';

import '@goldbraun/toolchain/css';

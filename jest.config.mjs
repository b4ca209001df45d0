/** Unit tests stand beside what they test. Those for the browser begin with `@jest-environment jsdom`. */
export default {
  roots: [
    '<rootDir>/shared',
    '<rootDir>/shell',
    '<rootDir>/mfe-content',
    '<rootDir>/mfe-news',
    '<rootDir>/mfe-acquisition',
    '<rootDir>/tests',
  ],
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['/dist/'],
  // Its tests are for the runner that a team has.
  testPathIgnorePatterns: ['/node_modules/', '/toolchain/template/'],
  setupFiles: ['<rootDir>/tests/unit/web-globals.cjs'],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/unit/class-names.cjs' },
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // All cores: Jest itself has nothing else to do meanwhile, and by default it leaves one of two idle.
  maxWorkers: '100%',
  // Several libraries are ES modules only.
  transformIgnorePatterns: [],
};

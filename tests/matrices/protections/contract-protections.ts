import type { Protection } from './protection.ts';

export const contractProtections: Protection[] = [
  {
    promise: 'A shell refuses what is built for a contract that it does not speak.',
    without: [
      {
        file: 'shell/edge/admission.ts',
        from: '!SPOKEN_CONTRACTS.includes(manifest.contract)',
        to: 'SPOKEN_CONTRACTS.length === 0',
      },
      {
        file: 'shell/composer/renderer/process/server-bundle.ts',
        from: '!shell.SPOKEN_CONTRACTS.includes(remote.contract)',
        to: 'shell.SPOKEN_CONTRACTS.length === 0',
      },
    ],
    matrix: 'skew',
    cells: /refuses mfe-news of (before|now|next)|shell of before.*refuses mfe-news of added/,
  },
  {
    promise: 'A shell refuses what needs an addition to the contract that it does not have.',
    without: [
      {
        file: 'shell/edge/admission.ts',
        from: 'if (unmet) throw',
        to: 'if (unmet && version.length === 0) throw',
      },
    ],
    matrix: 'skew',
    cells: /shell of now.*refuses mfe-news of added/,
  },
  {
    promise: 'A shell runs what is built for any contract that it speaks.',
    without: [
      {
        file: 'shell/edge/admission.ts',
        from: '!SPOKEN_CONTRACTS.includes(manifest.contract)',
        // Of mfe-news alone, or the shell had no site to start with.
        to: "SPOKEN_CONTRACTS.length > 0 && name === 'mfe-news'",
      },
    ],
    matrix: 'skew',
    cells: /runs mfe-news/,
  },
];

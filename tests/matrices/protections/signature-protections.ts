import type { Protection } from './protection.ts';

const signedDiscovery = 'shared/release/signing/signed-discovery.ts';

export const signatureProtections: Protection[] = [
  {
    promise: 'With keys, a discovery file counts only if it is signed.',
    without: [
      {
        file: 'shell/edge/remote-follower.ts',
        from: '(await this.#trust?.read(text)) ?? parsed',
        to: 'this.#trust && text.includes("signature") ? await this.#trust.read(text) : parsed',
      },
    ],
    matrix: 'signed-releases',
    cells: /that is not signed/,
  },
  {
    promise: 'A signature counts only for the file that it was made for.',
    without: [{ file: signedDiscovery, from: 'if (!verify(null, ', to: 'if (!signature && !verify(null, ' }],
    matrix: 'signed-releases',
    cells: /with the signature of the one before/,
  },
  {
    promise: 'A key counts only for the remotes that it is named for.',
    without: [
      {
        file: signedDiscovery,
        from: 'keys[remote]?.find((known) => known === edition.key)',
        to: 'edition.key as PublicKey',
      },
    ],
    matrix: 'signed-releases',
    cells: /(somebody else|another team) has signed|one of another team/,
  },
  {
    promise: 'Nothing counts that is older than what was seen.',
    without: [{ file: 'shell/edge/trusted-discovery.ts', from: 'serial < newest', to: 'serial < 0' }],
    matrix: 'signed-releases',
    cells: /of an earlier day/,
  },
  {
    promise: 'What was seen is known after a restart.',
    without: [
      {
        file: 'shell/edge/seen-editions.ts',
        from: 'const names = await readdir(this.#folder).catch(() => []);',
        to: 'const names: string[] = [];',
      },
    ],
    matrix: 'signed-releases',
    cells: /a shell that was killed/,
  },
  {
    promise: 'While a key is replaced, the next one counts, too.',
    without: [
      { file: 'shell/edge/site-settings.ts', from: "value.split('+')", to: "value.split('+').slice(0, 1)" },
    ],
    matrix: 'signed-releases',
    cells: /replaces its key/,
  },
];

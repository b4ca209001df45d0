type Clean = (html: string) => string;
const realm = globalThis as { trustedTypes?: unknown };

afterEach(() => {
  delete realm.trustedTypes;
});

describe('the default policy', () => {
  it('is made once in a page, however many copies of the code there are, and cleans as the last one says', async () => {
    const made: [string, Clean][] = [];
    realm.trustedTypes = {
      createPolicy: (name: string, { createHTML }: { createHTML: Clean }) => made.push([name, createHTML]),
    };
    const first = await import('./default-policy.ts');
    jest.resetModules();
    const second = await import('./default-policy.ts');
    expect(made).toEqual([]);
    first.cleanAssignedHtml((html) => html.toUpperCase());
    second.cleanAssignedHtml(() => 'sauber');
    expect(made.map(([name]) => name)).toEqual(['default']);
    expect(made[0]?.[1]('<script>')).toBe('sauber');
  });
});

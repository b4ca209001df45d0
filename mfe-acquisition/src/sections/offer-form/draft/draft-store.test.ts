/** @jest-environment node */
import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';

const name = 'goldbraun-offer-draft';
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);

afterEach(removeDraft);

describe('the draft of an offer', () => {
  it('comes back with its file and the key of the last try, which holds the same file', async () => {
    const attachment = new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' });
    const content = { firstName: 'Änne', region: '3', privacy: true, attachment };
    await writeDraft({ content, attempt: { key: 'a-key', content } }, now);
    const draft = await readDraft(now + day);
    expect(draft?.content).toMatchObject({ firstName: 'Änne', region: '3', privacy: true });
    expect(await draft?.content.attachment?.text()).toBe('%PDF-');
    expect(draft?.attempt?.key).toBe('a-key');
    expect(draft?.attempt?.content.attachment).toBe(draft?.content.attachment);
  });

  it('of another release of the form comes back with what this one knows', async () => {
    const content = {
      firstName: 'Änne',
      plot: { area: 3200 },
      phone: 8031,
      region: '12',
      subject: 'Gewinnspiel',
      salutation: 'Herr',
    };
    await set(name, { savedAt: now, content, attempt: { key: 7 }, colour: 'red' });
    expect(await readDraft(now)).toEqual({
      savedAt: now,
      content: { firstName: 'Änne', salutation: 'Herr' },
      attempt: null,
    });
  });

  it.each([
    ['older than 30 days', { savedAt: now - 30 * day, content: { firstName: 'Änne' }, attempt: null }],
    ['unreadable', 'nonsense'],
  ])('that is %s is removed', async (_what, draft) => {
    await set(name, draft);
    expect(await readDraft(now)).toBeNull();
    expect(await get(name)).toBeUndefined();
  });

  it('is not there where none was written', async () => {
    expect(await readDraft(now)).toBeNull();
  });
});

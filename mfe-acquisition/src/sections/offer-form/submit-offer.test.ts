/** @jest-environment jsdom */
import { type OfferContent, submitOffer } from './submit-offer.ts';
import { withHangUpReport } from './testing/hang-up-report.ts';
import { hangUp, html, json, problem, type Script, ScriptedIntake } from './testing/scripted-intake.ts';

const content: OfferContent = { subject: 'Sonstiges', firstName: 'Änne', salutation: '', privacy: true };
const challenge = { token: 't', answer: '11' };
const key = '7b0f0f5e-6d0a-4c61-9f52-3d5d2f0a7c11';

describe('submitOffer', () => {
  const intake = new ScriptedIntake();
  beforeAll(() => intake.start());
  afterAll(() => intake.stop());
  beforeEach(() => intake.posts.splice(0));

  const submit = (...scripts: Script[]) => {
    intake.scripts.push(...scripts);
    return submitOffer({ content, challenge, key });
  };

  it('posts what was filled in, leaves empty fields out and gives the reference', async () => {
    expect(await submit()).toEqual({
      outcome: 'accepted',
      accepted: { reference: 'VK-261120-ABCD-2345' },
    });
    expect(intake.posts).toEqual([
      { key, fields: { subject: 'Sonstiges', firstName: 'Änne', privacy: 'true', token: 't', answer: '11' } },
    ]);
  });

  it('sends the file last and says how far it is', async () => {
    const parts: number[] = [];
    const attachment = new File(['x'.repeat(300_000)], 'lageplan.pdf', { type: 'application/pdf' });
    await submitOffer({
      content: { ...content, attachment },
      challenge,
      key,
      onProgress: (part) => parts.push(part),
    });
    expect(Object.keys(intake.posts[0]?.fields ?? {}).at(-1)).toBe('attachment');
    expect(intake.posts[0]?.fields.attachment).toBe('lageplan.pdf');
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  });

  it('gives our own sentence for each refused field, and the service’s for a code that it does not know', async () => {
    const errors = [
      { field: 'email', code: 'email_invalid', message: 'x' },
      { field: 'company', code: 'brand_new', message: 'Ein neuer Satz.' },
    ];
    expect(await submit(problem(422, 'fields_invalid', errors))).toEqual({
      outcome: 'refused',
      problems: [
        { field: 'email', message: 'Dies ist keine gültige E-Mail-Adresse.' },
        { field: 'company', message: 'Ein neuer Satz.' },
      ],
    });
  });

  it('blames the attachment when a proxy finds the body too large', async () => {
    expect(await submit(html(413))).toMatchObject({
      outcome: 'refused',
      problems: [{ field: 'attachment' }],
    });
  });

  it.each<[string, Script, string]>([
    ['too many requests', problem(429, 'rate_limited'), 'busy'],
    ['a full disk', problem(503, 'unavailable'), 'unavailable'],
    ['a crash', html(500), 'unavailable'],
    ['a page of a proxy instead of an answer', html(200), 'unavailable'],
    ['a 201 without a reference', json(201, {}), 'unavailable'],
    ['a body that could not be read', problem(400, 'malformed'), 'rejected'],
  ])('fails on %s without throwing', async (_what, script, reason) => {
    expect(await submit(script)).toMatchObject({ outcome: 'failed', reason, spentKey: false });
  });

  it('fails on a broken connection without throwing', async () => {
    expect(await withHangUpReport(() => submit(hangUp))).toMatchObject({
      outcome: 'failed',
      reason: 'offline',
      spentKey: false,
    });
  });

  it('says that the key is spent when the service holds other content under it', async () => {
    expect(await submit(problem(422, 'key_conflict'))).toMatchObject({ outcome: 'failed', spentKey: true });
  });

  it('gives up when nothing moves any more', async () => {
    intake.scripts.push(() => {});
    expect(await submitOffer({ content, challenge, key, silenceMs: 300 })).toMatchObject({
      outcome: 'failed',
      reason: 'timeout',
    });
  });
});

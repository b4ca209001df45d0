import type { Draft } from './draft-store.ts';

// Most visitors keep no draft: what stores it comes only with the tick, or where a draft lies already.
const store = () => import(/* webpackChunkName: "offer-draft" */ './draft-store.ts');

// Says that this browser has a draft, so that looking for one neither loads a script nor creates a database.
const mark = 'goldbraun-offer-draft';

let writing: Promise<unknown> = Promise.resolve();

/** One after the other: a draft that is removed while it is being written must not come back. */
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const turn = writing.then(run);
  writing = turn.catch(() => {});
  return turn;
}

/** Whether the visitor agreed, on this page or an earlier one, that drafts are kept. */
export function keepsDraft(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}

/** The draft of an earlier visit, or null. Never rejects. */
export async function loadDraft(): Promise<Draft | null> {
  if (!keepsDraft()) return null;
  const draft = await inTurn(async () => (await store()).readDraft(Date.now())).catch(() => null);
  if (!draft) forgetMark();
  return draft;
}

/** Keeps the draft, if the visitor has agreed: does nothing otherwise. Says whether it worked. */
export async function saveDraft(draft: Draft): Promise<boolean> {
  return inTurn(async () => {
    if (keepsDraft()) await (await store()).writeDraft(draft, Date.now());
  }).then(
    () => true,
    () => false,
  );
}

/** The visitor agrees that drafts are kept, and this is the first one. Says whether it worked. */
export async function startDraft(draft: Draft): Promise<boolean> {
  try {
    localStorage.setItem(mark, '1');
  } catch {
    return false;
  }
  const saved = await saveDraft(draft);
  if (!saved) forgetMark();
  return saved;
}

/** Removes the draft and forgets that there was one. */
export async function dropDraft(): Promise<void> {
  if (!keepsDraft()) return;
  forgetMark();
  await inTurn(async () => (await store()).removeDraft()).catch(() => {});
}

function forgetMark(): void {
  try {
    localStorage.removeItem(mark);
  } catch {
    // Where nothing may be stored, there is no mark.
  }
}

import { OpenPreviews } from './open-previews.ts';

let left: string[];
let now: number;
let open: OpenPreviews<object>;
beforeEach(() => {
  left = [];
  now = 0;
  open = new OpenPreviews(
    3,
    (id) => left.push(id),
    () => now,
  );
});
const visit = (id: string) => open.visit(id, () => ({}));

describe('Open previews', () => {
  it('are at most so many: the one that was visited least recently leaves', () => {
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e']) visit(id);
    expect([left, open.size]).toEqual([['b', 'c'], 3]);
  });

  it('are the same as long as they are open, and others after that', () => {
    const first = visit('a');
    expect(visit('a')).toBe(first);
    open.remove('a');
    expect([open.has('a', first), visit('a') === first]).toEqual([false, false]);
  });

  it('leave when nobody has visited them for long', () => {
    visit('a');
    now = 1_000;
    visit('b');
    now = 1_500;
    open.removeUnvisited(1_000);
    expect(left).toEqual(['a']);
  });

  it('all leave at the end, after which none is opened', () => {
    visit('a');
    open.end();
    const late = visit('b');
    expect([left, open.has('b', late), open.size]).toEqual([['a'], false, 0]);
  });
});

/** What a process did to the files of a folder. Paths are absolute. */
export type DiskEvent =
  | { kind: 'create'; path: string; truncate: boolean }
  | { kind: 'write'; path: string; offset: number | 'end'; data: Buffer }
  | { kind: 'truncate'; path: string; length: number }
  | { kind: 'sync'; path: string }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'remove'; path: string }
  | { kind: 'mkdir'; path: string };

type Change = { at: number; data: Buffer } | { length: number };
type Inode = { synced: Buffer; content: Buffer; changes: Change[] };
type Entry = Inode | 'folder';
type NameChange = { folders: string[]; apply: (names: Map<string, Entry>) => void };

/** How much of what was not synced a loss of power leaves: nothing, or a random part. */
export type Fate = { random: (() => number) | null };

const sector = 512;
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * A disk that promises no more than POSIX does: the content of a file is safe once the file was synced, a name, its
 * removal or its change once the folder was synced, and neither by the other.
 */
export class Disk {
  readonly #root: string;
  /** As running programs see it. */
  readonly #names = new Map<string, Entry>();
  /** As it is surely on the disk. */
  readonly #syncedNames = new Map<string, Entry>();
  #nameChanges: NameChange[] = [];

  /** `root` is a folder that is there, and empty. */
  constructor(root: string) {
    this.#root = root;
    this.#names.set(root, 'folder');
    this.#syncedNames.set(root, 'folder');
  }

  apply(event: DiskEvent): void {
    switch (event.kind) {
      case 'create':
        this.#create(event.path, event.truncate);
        break;
      case 'mkdir':
        this.#changeNames([event.path], (names) => names.set(event.path, 'folder'));
        break;
      case 'remove':
        this.#changeNames([event.path], (names) => names.delete(event.path));
        break;
      case 'rename':
        this.#rename(event.from, event.to);
        break;
      case 'sync':
        this.#sync(event.path);
        break;
      case 'write': {
        const inode = this.#inode(event.path);
        change(inode, { at: event.offset === 'end' ? inode.content.length : event.offset, data: event.data });
        break;
      }
      case 'truncate':
        change(this.#inode(event.path), { length: event.length });
    }
  }

  #create(path: string, truncate: boolean): void {
    const known = this.#names.get(path);
    if (known && known !== 'folder') {
      if (truncate) change(known, { length: 0 });
      return;
    }
    const inode: Inode = { synced: Buffer.alloc(0), content: Buffer.alloc(0), changes: [] };
    this.#changeNames([path], (names) => names.set(path, inode));
  }

  #rename(from: string, to: string): void {
    const entry = this.#names.get(from);
    if (!entry) throw new Error(`${from} is renamed, but was never created`);
    this.#changeNames([from, to], (names) => {
      names.delete(from);
      names.set(to, entry);
    });
  }

  #changeNames(paths: string[], apply: NameChange['apply']): void {
    apply(this.#names);
    this.#nameChanges.push({ folders: paths.map(parentOf), apply });
  }

  #sync(path: string): void {
    const entry = this.#names.get(path);
    if (entry === 'folder') {
      const mine = this.#nameChanges.filter(({ folders }) => folders.includes(path));
      for (const { apply } of mine) apply(this.#syncedNames);
      this.#nameChanges = this.#nameChanges.filter((one) => !mine.includes(one));
    } else if (entry) {
      entry.synced = entry.content;
      entry.changes = [];
    }
  }

  #inode(path: string): Inode {
    const entry = this.#names.get(path);
    if (!entry || entry === 'folder') throw new Error(`${path} is written to, but was never created`);
    return entry;
  }

  /**
   * The files and folders (null) that are there after a loss of power at this moment, by their paths below the root.
   * A file whose folder is not there can't be reached. Of what was not synced, the random part is: a beginning of the
   * changes of names, and for each file any of its changes, of which the last may be cut at a sector.
   */
  afterPowerLoss({ random }: Fate): Map<string, Buffer | null> {
    const names = new Map(this.#syncedNames);
    if (random) {
      const kept = Math.floor(random() * (this.#nameChanges.length + 1));
      for (const { apply } of this.#nameChanges.slice(0, kept)) apply(names);
    }
    const found = new Map<string, Buffer | null>();
    const paths = [...names.keys()].filter((path) => path !== this.#root).sort();
    for (const path of paths) {
      const parent = parentOf(path);
      const reachable = parent === this.#root || found.get(parent.slice(this.#root.length + 1)) === null;
      const entry = names.get(path);
      if (!reachable || !entry) continue;
      const name = path.slice(this.#root.length + 1);
      found.set(name, entry === 'folder' ? null : contentAfter(entry, random));
    }
    return found;
  }
}

function change(inode: Inode, made: Change): void {
  inode.changes.push(made);
  inode.content = changed(inode.content, made);
}

function changed(content: Buffer, made: Change): Buffer {
  const length = 'length' in made ? made.length : Math.max(content.length, made.at + made.data.length);
  const next = Buffer.alloc(length);
  content.copy(next);
  if ('data' in made) made.data.copy(next, made.at);
  return next;
}

function contentAfter({ synced, changes }: Inode, random: (() => number) | null): Buffer {
  if (!random) return synced;
  let content = synced;
  for (const made of changes) {
    if (random() < 0.5) continue;
    const torn = 'data' in made && random() < 0.3;
    const sectors = torn ? Math.floor((random() * made.data.length) / sector) * sector : 0;
    content = changed(content, torn ? { at: made.at, data: made.data.subarray(0, sectors) } : made);
  }
  return content;
}

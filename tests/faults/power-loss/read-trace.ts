import { readFileSync } from 'node:fs';
import type { DiskEvent } from './disk.ts';

/** The calls that `strace` records: all that change files, and what leaves by the network. */
export const recordedCalls = [
  ...[
    'openat',
    'open',
    'creat',
    'write',
    'writev',
    'pwrite64',
    'pwritev',
    'pwritev2',
    'ftruncate',
    'fallocate',
  ],
  ...[
    'fsync',
    'fdatasync',
    'rename',
    'renameat',
    'renameat2',
    'link',
    'linkat',
    'copy_file_range',
    'sendfile',
  ],
  ...['unlink', 'unlinkat', 'rmdir', 'mkdir', 'mkdirat'],
];

/** A change of the disk, or the moment in which a promise began to leave the machine: of an offer, or of its document of a number. */
export type TraceEvent = DiskEvent | { kind: 'promise'; reference: string; number: number };

type Call = { name: string; args: string; result: number; line: string };

/**
 * Reads what `strace -f -y -xx` has written, in the order in which the calls came back; a promise counts from the
 * moment in which its call began, a sync covers what had come back when it began.
 * @param root the folder whose changes count
 */
export function readTrace(file: string, root: string): TraceEvent[] {
  const events: TraceEvent[] = [];
  const begun = new Map<string, { args: string; at: number }>();
  for (const line of readFileSync(file, 'latin1').split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/s.exec(line) ?? [];
    const unfinished = /^(\w+)\((.*) <unfinished \.\.\.>$/s.exec(rest);
    const resumed = /^<\.\.\. (\w+) resumed>(.*)\)\s+= (-?\d+)/s.exec(rest);
    const whole = /^(\w+)\((.*)\)\s+= (-?\d+)/s.exec(rest);
    if (unfinished) {
      const [, name = '', args = ''] = unfinished;
      begun.set(thread, { args, at: events.length });
      events.push(...promisesOf(name, args));
      // Holds the place of a sync, which covers nothing that comes after its beginning.
      if (/^f(data)?sync$/.test(name)) events.push({ kind: 'sync', path: '' });
    } else if (resumed) {
      const [, name = '', tail = '', result = ''] = resumed;
      const start = begun.get(thread);
      begun.delete(thread);
      if (!start) continue;
      const made = eventsOf({ name, args: start.args + tail, result: Number(result), line }, root);
      // No promise that rests on the sync can come before its end, so its beginning is the careful place for it.
      if (made[0]?.kind === 'sync') events[start.at] = made[0];
      else events.push(...made);
    } else if (whole) {
      const [, name = '', args = '', result = ''] = whole;
      events.push(...promisesOf(name, args));
      events.push(...eventsOf({ name, args, result: Number(result), line }, root));
    }
  }
  return events;
}

const unescaped = (text: string) => Buffer.from(text.replaceAll('\\x', ''), 'hex');

const stringsOf = (args: string) =>
  [...args.matchAll(/"((?:\\x[\da-f]{2})*)"/g)].map(([, text = '']) => unescaped(text));
const pathOf = (text: string) => /^-?\w+<((?:\\x[\da-f]{2})*)>/.exec(text)?.[1];

function promisesOf(name: string, args: string): TraceEvent[] {
  if (name !== 'write' && name !== 'writev') return [];
  const sent = Buffer.concat(stringsOf(args)).toString('latin1');
  if (!sent.startsWith('HTTP/1.1 201')) return [];
  const reference = /"reference":"([^"]+)"/.exec(sent)?.[1];
  const number = Number(/"number":(\d+)/.exec(sent)?.[1] ?? 0);
  return reference ? [{ kind: 'promise', reference, number }] : [];
}

function eventsOf(call: Call, root: string): DiskEvent[] {
  return diskEvents(call, root).filter((event) => {
    const path = 'path' in event ? event.path : event.to;
    // SQLite's shared memory is rebuilt at every start.
    return path.startsWith(`${root}/`) || path === root ? !path.endsWith('-shm') : false;
  });
}

function diskEvents({ name, args, result, line }: Call, root: string): DiskEvent[] {
  if (result < 0) return [];
  const strings = stringsOf(args);
  const descriptor = unescaped(pathOf(args) ?? '').toString();
  const [first = '', second = ''] = strings.map(String);
  switch (name) {
    case 'openat':
    case 'open':
      if (!/O_CREAT|O_TRUNC/.test(args)) return [];
      return [{ kind: 'create', path: first, truncate: args.includes('O_TRUNC') }];
    case 'write':
    case 'writev':
      return [
        { kind: 'write', path: descriptor, offset: 'end', data: Buffer.concat(strings).subarray(0, result) },
      ];
    case 'pwrite64':
    case 'pwritev': {
      const offset = Number(/, (\d+)$/.exec(args)?.[1]);
      return [{ kind: 'write', path: descriptor, offset, data: Buffer.concat(strings).subarray(0, result) }];
    }
    case 'ftruncate':
      return [{ kind: 'truncate', path: descriptor, length: Number(/, (\d+)$/.exec(args)?.[1]) }];
    case 'fsync':
    case 'fdatasync':
      return [{ kind: 'sync', path: descriptor }];
    case 'rename':
    case 'renameat':
    case 'renameat2':
      return [{ kind: 'rename', from: first, to: second }];
    case 'unlink':
    case 'unlinkat':
    case 'rmdir':
      return [{ kind: 'remove', path: first }];
    case 'mkdir':
    case 'mkdirat':
      return [{ kind: 'mkdir', path: first }];
    default:
      if (
        unescaped(pathOf(args) ?? '')
          .toString()
          .startsWith(root) ||
        first.startsWith(root)
      ) {
        throw new Error(`the model of the disk does not know this call: ${line.slice(0, 200)}`);
      }
      return [];
  }
}

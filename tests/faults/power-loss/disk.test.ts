/** @jest-environment node */
import { Disk, type Fate } from './disk.ts';

const nothing: Fate = { random: null };
const everything: Fate = { random: () => 0.999 };
const text = (disk: Disk, name: string, fate: Fate = nothing) =>
  disk.afterPowerLoss(fate).get(name)?.toString();

function diskWithFile(): Disk {
  const disk = new Disk('/d');
  disk.apply({ kind: 'create', path: '/d/a', truncate: false });
  disk.apply({ kind: 'write', path: '/d/a', offset: 0, data: Buffer.from('first') });
  return disk;
}

describe('the disk that loses its power', () => {
  it('has a file only after the file and its folder were synced', () => {
    const disk = diskWithFile();
    disk.apply({ kind: 'sync', path: '/d/a' });
    expect(text(disk, 'a')).toBeUndefined();
    disk.apply({ kind: 'sync', path: '/d' });
    expect(text(disk, 'a')).toBe('first');
  });

  it('has an empty file, if only the folder was synced', () => {
    const disk = diskWithFile();
    disk.apply({ kind: 'sync', path: '/d' });
    expect(text(disk, 'a')).toBe('');
    expect(text(disk, 'a', everything)).toBe('first');
  });

  it('has a file under its old name until the folder of the new one was synced', () => {
    const disk = diskWithFile();
    disk.apply({ kind: 'sync', path: '/d/a' });
    disk.apply({ kind: 'sync', path: '/d' });
    disk.apply({ kind: 'rename', from: '/d/a', to: '/d/b' });
    expect([...disk.afterPowerLoss(nothing).keys()]).toEqual(['a']);
    expect([...disk.afterPowerLoss(everything).keys()]).toEqual(['b']);
    disk.apply({ kind: 'sync', path: '/d' });
    expect([...disk.afterPowerLoss(nothing).keys()]).toEqual(['b']);
  });

  it('can not reach what lies in a folder whose own name was never synced', () => {
    const disk = new Disk('/d');
    disk.apply({ kind: 'mkdir', path: '/d/f' });
    disk.apply({ kind: 'create', path: '/d/f/a', truncate: false });
    disk.apply({ kind: 'sync', path: '/d/f/a' });
    disk.apply({ kind: 'sync', path: '/d/f' });
    expect([...disk.afterPowerLoss(nothing).keys()]).toEqual([]);
    disk.apply({ kind: 'sync', path: '/d' });
    expect([...disk.afterPowerLoss(nothing).keys()]).toEqual(['f', 'f/a']);
  });

  it('may have any part of what was not synced', () => {
    const disk = diskWithFile();
    disk.apply({ kind: 'sync', path: '/d/a' });
    disk.apply({ kind: 'sync', path: '/d' });
    disk.apply({ kind: 'write', path: '/d/a', offset: 0, data: Buffer.from('FI') });
    disk.apply({ kind: 'write', path: '/d/a', offset: 'end', data: Buffer.from('!') });
    let turn = 0;
    // The first change is lost, the second is kept and whole.
    const random = () => [0, 0.1, 0.9, 0.9][turn++] ?? 0;
    expect(disk.afterPowerLoss({ random }).get('a')?.toString()).toBe('first!');
  });
});

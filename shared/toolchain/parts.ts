import { join, resolve } from 'node:path';
import type { Part } from '../build/build-target.ts';

export const root = join(import.meta.dirname, '../..');
export const remoteNames = ['mfe-content', 'mfe-news', 'mfe-acquisition'];

export const partOf = (name: string): Part => ({ name, folder: join(root, name) });

export const dataDir = (): string => resolve(root, process.env.DATA_DIR ?? '.data');
export const releaseStore = (data: string): string => join(data, 'releases');

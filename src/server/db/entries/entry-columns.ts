import type { ImageAlts } from '#contract/common.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import type { Category } from '#domain/catalogue.ts';
import type { Shekels } from '#domain/money.ts';
import type { EntryColumns, Flag, VersionedColumns } from '../schema.ts';

export interface ChangedState {
  version: number;
  updatedDate: Date;
}

export function changedColumns({ version, updatedDate }: ChangedState) {
  return { version, updated_at: updatedDate.toISOString() };
}

export interface InsertOptions {
  demo?: boolean;
}

export function newColumns(
  { _id, createdDate }: { _id: string; createdDate: string },
  { demo = false }: InsertOptions,
) {
  return {
    id: _id,
    version: 1,
    created_at: createdDate,
    updated_at: createdDate,
    demo_version: demo ? 1 : null,
  };
}

export function stateOf(row: VersionedColumns) {
  return { version: row.version, updatedDate: row.updated_at, demo: row.demo_version === row.version };
}

interface SharedFields {
  title: string;
  description: string;
  category: Category;
  price: Shekels;
  imageAlts: ImageAlts;
  active: boolean;
  priority: number;
  translations: object;
}

export function sharedColumns(entry: SharedFields) {
  return {
    title: entry.title,
    description: entry.description,
    category: entry.category,
    price: toAgorot(entry.price),
    image_alts: JSON.stringify(entry.imageAlts),
    active: flag(entry.active),
    priority: entry.priority,
    translations: JSON.stringify(entry.translations),
  };
}

export function sharedFields(row: EntryColumns) {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    price: toShekels(row.price),
    imageAlts: JSON.parse(row.image_alts) as ImageAlts,
    active: row.active === 1,
    priority: row.priority,
    createdDate: row.created_at,
    translations: JSON.parse(row.translations),
  };
}

export function flag(value: boolean): Flag {
  return value ? 1 : 0;
}

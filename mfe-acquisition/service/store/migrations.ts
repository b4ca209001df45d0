/** A statement that SQLite and PostgreSQL both understand, or one for PostgreSQL alone. */
export type Statement = string | { postgres: string };

/** The versions of the database, in order. A version that was released is never changed: add the next one. */
export const migrations: readonly (readonly Statement[])[] = [
  [
    `create table offer (
      id text primary key,
      reference text not null unique,
      idempotency_key text not null unique,
      content_hash text not null,
      subject text not null,
      salutation text not null,
      first_name text not null,
      last_name text not null,
      company text not null,
      email text not null,
      phone text not null,
      message text not null,
      created_at text not null
    )`,
    `create table attachment (
      offer_id text primary key references offer (id),
      kind text not null,
      original_name text not null,
      bytes integer not null,
      sha256 text not null
    )`,
    `create table outbox (
      message_id text primary key,
      offer_id text not null references offer (id),
      kind text not null,
      state text not null,
      attempts integer not null,
      due_at text not null,
      lease_owner text,
      leased_until text,
      last_error text,
      sent_at text
    )`,
    'create index outbox_due on outbox (state, due_at)',
    'create table used_challenge (id text primary key, expires_at text not null)',
    'create table setting (name text primary key, value text not null)',
  ],
  [
    `alter table offer add column suspicion text not null default ''`,
    'create index offer_created on offer (created_at)',
    `alter table attachment add column remarks text not null default ''`,
    `alter table attachment add column scan text not null default 'none'`,
    `alter table attachment add column finding text not null default ''`,
    'create index attachment_scan on attachment (scan)',
    'create index outbox_offer on outbox (offer_id)',
    // Counts of the last minute: lost in a crash, and no disk waits for them.
    {
      postgres: `create unlogged table rate_window (
        key text primary key,
        requests integer not null,
        ends_at text not null
      )`,
    },
  ],
  ['alter table outbox add column without_attachment integer not null default 0'],
  [
    'create table unwiped_deletion (id text primary key, wiper text)',
    // What earlier programs deleted still stands in the free pages.
    `insert into unwiped_deletion (id) values ('before this table')`,
    // The planner's statistics would keep samples of these columns, and nothing is looked up by them. Naming the type
    // anew drops the samples that there are.
    ...['first_name', 'last_name', 'company', 'email', 'phone', 'message'].flatMap((column) =>
      withoutStatistics('offer', column),
    ),
    ...withoutStatistics('attachment', 'original_name'),
  ],
  [
    `alter table offer add column unconfirmed text not null default ''`,
    `create table confirmation_slot (
      recipient text not null,
      slot integer not null,
      until text not null,
      primary key (recipient, slot)
    )`,
  ],
  [
    `alter table attachment add column network text not null default ''`,
    'create index attachment_network on attachment (network)',
  ],
  [`alter table offer add column region text not null default ''`],
  [
    `alter table offer add column answer_by text not null default ''`,
    'alter table offer add column documents integer not null default 0',
    'alter table offer add column closed integer not null default 0',
    'alter table outbox add column attachment_number integer not null default 0',
    // An offer may have more than one file now, and SQLite can't change a primary key. The defaults are for an earlier
    // program that still runs while this one starts.
    `create table attachment_of_offer (
      offer_id text not null references offer (id),
      number integer not null default 0,
      document_id text not null default '',
      post_key text not null default '',
      post_hash text not null default '',
      received_at text not null default '',
      kind text not null,
      original_name text not null,
      bytes integer not null,
      sha256 text not null,
      remarks text not null default '',
      scan text not null default 'none',
      finding text not null default '',
      network text not null default '',
      primary key (offer_id, number)
    )`,
    `insert into attachment_of_offer
      (offer_id, received_at, kind, original_name, bytes, sha256, remarks, scan, finding, network)
      select offer_id, created_at, kind, original_name, bytes, sha256, remarks, scan, finding, network
      from attachment join offer on offer.id = offer_id`,
    'drop table attachment',
    'alter table attachment_of_offer rename to attachment',
    'create index attachment_scan on attachment (scan)',
    'create index attachment_network on attachment (network)',
    `create unique index attachment_document on attachment (document_id) where document_id <> ''`,
    `create unique index attachment_post on attachment (post_key) where post_key <> ''`,
    { postgres: 'alter table attachment alter column original_name set statistics 0' },
  ],
  ['create table given_up_upload (id text primary key, given_up_at text not null)'],
];

function withoutStatistics(table: string, column: string): Statement[] {
  return ['type text', 'set statistics 0'].map((change) => ({
    postgres: `alter table ${table} alter column ${column} ${change}`,
  }));
}

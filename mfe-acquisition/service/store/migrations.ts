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
];

function withoutStatistics(table: string, column: string): Statement[] {
  return ['type text', 'set statistics 0'].map((change) => ({
    postgres: `alter table ${table} alter column ${column} ${change}`,
  }));
}

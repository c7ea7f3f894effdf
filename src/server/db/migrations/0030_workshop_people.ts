import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Who comes to a workshop, who waits for a seat, and what they are asked. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`alter table workshops add column question ${text}`,
    sql`alter table workshops add column series ${text}`,
    sql`create index workshops_by_series on workshops (series) where series is not null`,
    sql`alter table order_lines add column question ${text}`,
    sql`alter table order_lines add column answer ${text}`,
    sql`create table workshop_attendees (
      id ${text} primary key,
      workshop_id ${text} not null references workshops (id) on delete cascade,
      name ${text} not null,
      phone ${text},
      email ${text},
      seats integer not null,
      lang ${text} not null,
      note ${text},
      state ${text} not null,
      marked_at ${text},
      created_at ${text} not null
    )`,
    sql`create index workshop_attendees_by_workshop on workshop_attendees (workshop_id, created_at)`,
    sql`create index workshop_attendees_by_email on workshop_attendees (lower(email)) where email is not null`,
    sql`create table seat_people (
      line_id ${text} primary key references order_lines (id) on delete cascade,
      name ${text},
      email ${text},
      given_at ${text},
      note ${text},
      marked_at ${text}
    )`,
    sql`create index seat_people_by_email on seat_people (lower(email)) where email is not null`,
    sql`create table waiting_places (
      id ${text} primary key,
      workshop_id ${text} not null references workshops (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      seats integer not null,
      lang ${text} not null,
      since ${text} not null,
      offer_until ${text},
      line_id ${text},
      token ${text} not null unique,
      unique (workshop_id, user_id)
    )`,
    sql`create index waiting_places_by_workshop on waiting_places (workshop_id, since, id)`,
    sql`create index waiting_places_by_user on waiting_places (user_id)`,
  ]) {
    await statement.execute(db);
  }
}

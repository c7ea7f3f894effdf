import pg from 'pg';

/** On one connection, which is closed after `work`, also when it fails. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

export {};

/** Lists the jobs that gave up after all retries, as the running server on this machine knows them. */
const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/dev/jobs`;
type Failed = { id: string; queue: string; data: object; output: { message?: string } | null; createdOn: string };

const answer = await fetch(url).catch(() => null);
if (!answer?.ok) {
  console.error(`No server answers at ${url}. Start it, or set PORT.`);
  process.exit(1);
}
const { failed } = (await answer.json()) as { failed: Failed[] };
if (failed.length === 0) console.log('No job has failed.');
for (const { createdOn, queue, id, data, output } of failed)
  console.log(`${createdOn}  ${queue}  ${id}  ${JSON.stringify(data)}  ${output?.message ?? ''}`);

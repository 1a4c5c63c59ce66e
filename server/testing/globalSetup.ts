import { startPostgres } from "./postgresServer.ts";
import { SERVER_URL, embeddedTemplate, serverTemplate, testedKind } from "./testDatabase.ts";

/** Before the integration tests: one server for all of them, and the database that theirs are copied from. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (testedKind === "embedded") {
    await embeddedTemplate("empty");
    await embeddedTemplate();
    return async () => {};
  }
  const server = await startPostgres();
  process.env[SERVER_URL] = server.url;
  await serverTemplate();
  console.log(`integration tests on ${server.description}`);
  return () => server.stop();
}

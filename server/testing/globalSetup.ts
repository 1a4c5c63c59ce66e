import { makeDemoTemplate } from "./database/demoDatabase.ts";
import { TEST_SETTINGS, startPostgres } from "./servers/postgresServer.ts";
import { SERVER_URL } from "./database/onServer.ts";
import { embeddedTemplate, serverTemplate, testedKind } from "./database/testDatabase.ts";

export default async function setUp(): Promise<() => Promise<void>> {
  if (testedKind === "embedded") {
    await embeddedTemplate("empty");
    await embeddedTemplate();
    const demo = await makeDemoTemplate();
    return () => demo.remove();
  }
  const server = await startPostgres(TEST_SETTINGS);
  process.env[SERVER_URL] = server.url;
  await serverTemplate();
  const demo = await makeDemoTemplate();
  console.log(`integration tests on ${server.description}`);
  return async () => {
    await demo.remove();
    await server.stop();
  };
}

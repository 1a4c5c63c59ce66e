import { makeDemoTemplate } from "./database/demoDatabase.ts";
import { startPostgres } from "./servers/postgresServer.ts";
import { SERVER_URL, embeddedTemplate, serverTemplate, testedKind } from "./database/testDatabase.ts";

/** Tests fill tables within seconds, so statistics are collected often, with minimal WAL. */
const SETTINGS = {
  autovacuum_naptime: "10s",
  shared_buffers: "128MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  checkpoint_timeout: "1h",
};

export default async function setUp(): Promise<() => Promise<void>> {
  if (testedKind === "embedded") {
    await embeddedTemplate("empty");
    await embeddedTemplate();
    const demo = await makeDemoTemplate();
    return () => demo.remove();
  }
  const server = await startPostgres(SETTINGS);
  process.env[SERVER_URL] = server.url;
  await serverTemplate();
  const demo = await makeDemoTemplate();
  console.log(`integration tests on ${server.description}`);
  return async () => {
    await demo.remove();
    await server.stop();
  };
}

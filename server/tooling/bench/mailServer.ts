import { startMailServer } from "../../testing/servers/mailServer.ts";
import { sinkUrl } from "./mailSink.ts";

/**
 * A mail server in a process of its own. It tells its parent the address: of the tests' server, which reads each mail
 * before it accepts it, or of one that accepts everything and looks at nothing.
 */
const looksAtThem = process.argv[2] === "reading";
process.send?.(looksAtThem ? (await startMailServer()).url : await sinkUrl());

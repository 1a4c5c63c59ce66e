import { startMailServer } from "../../testing/servers/mailServer.ts";
import { sinkUrl } from "./mailSink.ts";

/**
 * Mail server process. Sends its URL to the parent. With the argument `reading` it parses each mail before accepting
 * it; otherwise it accepts everything.
 */
const parsesMails = process.argv[2] === "reading";
process.send?.(parsesMails ? (await startMailServer()).url : await sinkUrl());

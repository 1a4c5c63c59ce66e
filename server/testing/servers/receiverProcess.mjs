// Partner process that tests kill. Appends each correctly signed event to a file before it responds. Plain JavaScript
// for a fast start. Arguments are port, file and secret.
import { createHmac } from "node:crypto";
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file, secret] = process.argv.slice(2);
const key = Buffer.from(String(secret).replace("whsec_", ""), "base64");

createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8");
  request.on("data", (part) => (text += part));
  request.on("end", () => {
    const { headers } = request;
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
    const expected = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
    if (headers["webhook-signature"] !== expected) return response.writeHead(401).end();
    appendFileSync(String(file), `${text}\n`);
    response.writeHead(204).end();
  });
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("listening\n"));

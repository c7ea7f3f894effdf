/** `node bare-server.ts FILE TYPE`, on PORT: the least that Node can do for a request. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file, type] = process.argv.slice(2) as [string, string];
const body = readFileSync(file);

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');

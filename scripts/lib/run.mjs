import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT, projectPath } from './paths.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the project's folder, on our terminal and Node 24, and forwards signals.
 * @returns {Promise<number>} its exit code; 128 + n after signal n, 127 if it doesn't exist
 */
export function run(command, args = [], { env = {}, cwd = ROOT } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH: projectPath(), ...env },
  });
  const forwarders = FORWARDED.map((signal) => [signal, () => forward(child, signal)]);
  for (const [signal, forwarder] of forwarders) process.on(signal, forwarder);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const [signal, forwarder] of forwarders) process.off(signal, forwarder);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

function forward(child, signal) {
  // Ctrl-C reaches the whole process group anyway; a second signal would cut an orderly shutdown short.
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  child.kill(signal);
}

/** Like `run`, but a failure ends this process with the same code. */
export async function runOrStop(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/**
 * A player of matches that is a separate program: it speaks GTP (Go Text Protocol) on its standard input and output.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { EngineMove } from '../src/core/engine/engine.js';
import type { Position } from '../src/core/rules/position.js';
import { OutOfTime, type Player } from './player.js';

/** A program that speaks GTP, optionally with a clock for the game. */
export class GtpPlayer implements Player {
  readonly name: string;
  private readonly program;
  private readonly waiting: ((line: string) => void)[] = [];
  private answer: string[] = [];
  /** The error for all requests after the program has ended. */
  private ended: string | undefined;

  /** Seconds left on the clock. */
  private left = Infinity;

  /** @param clock seconds for all its moves of a game */
  constructor(
    command: string,
    private readonly clock?: number,
  ) {
    this.name = `gtp:${command}`;
    this.program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'] });
    createInterface({ input: this.program.stdout }).on('line', (line) => this.read(line));
    // Writing to a program that has ended fails; its end is reported by another event.
    this.program.stdin.on('error', () => undefined);
    this.program.on('close', (code) => {
      this.ended = `? the program ended with ${code}`;
      for (const give of this.waiting.splice(0)) give(this.ended);
    });
  }

  async begin(): Promise<void> {
    await this.send('clear_board');
    if (this.clock === undefined) return;
    this.left = this.clock;
    await this.send(`time_settings ${Math.floor(this.clock)} 0 0`);
  }

  async choose(position: Position): Promise<EngineMove> {
    const color = position.turn === 'black' ? 'b' : 'w';
    // The protocol only has whole seconds.
    if (this.clock !== undefined) await this.send(`time_left ${color} ${Math.floor(this.left)} 0`);
    const begin = performance.now();
    const answer = (await this.send(`genmove ${color}`)).toLowerCase();
    this.left -= (performance.now() - begin) / 1000;
    if (this.left < 0) throw new OutOfTime(this);
    return answer === 'pass' || answer === 'pa' ? 'pass' : (answer as EngineMove);
  }

  async observe(position: Position, move: EngineMove): Promise<void> {
    await this.send(`play ${position.turn === 'black' ? 'b' : 'w'} ${move}`);
  }

  close(): void {
    this.program.stdin.end('quit\n');
  }

  private read(line: string): void {
    if (line.trim() !== '') {
      this.answer.push(line);
      return;
    }
    if (this.answer.length === 0) return;
    this.waiting.shift()?.(this.answer.join('\n'));
    this.answer = [];
  }

  private async send(command: string): Promise<string> {
    const reply = await new Promise<string>((resolve) => {
      if (this.ended !== undefined) return resolve(this.ended);
      this.waiting.push(resolve);
      this.program.stdin.write(`${command}\n`);
    });
    if (!reply.startsWith('=')) throw new Error(`${this.name} answered "${command}" with "${reply}"`);
    return reply.replace(/^=\d*\s*/, '').trim();
  }
}

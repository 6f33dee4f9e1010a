/** A binary range encoder with adaptive models; `assembly/weights.ts` has the decoder. */

/** The chance of a 0, as two 16-bit estimates, one that adapts quickly and one slowly. */
export class BitModel {
  quick = 0x8000;
  slow = 0x8000;
}

/** Writes bits into bytes. */
export class RangeEncoder {
  private readonly bytes: number[] = [];
  /** Below 2 to the power of 33, so an ordinary number holds it exactly. */
  private low = 0;
  private range = 0xffffffff;
  private pending = 1;
  private cache = 0;

  /** Encodes a bit by its model, and updates the model. */
  encode(model: BitModel, bit: boolean): void {
    const bound = (this.range >>> 16) * ((model.quick + model.slow) >>> 1);
    if (bit) {
      this.low += bound;
      this.range = (this.range - bound) >>> 0;
      model.quick -= (model.quick - 0x1f) >>> 4;
      model.slow -= (model.slow - 0x1f) >>> 7;
    } else {
      this.range = bound;
      model.quick += (0xffe0 - model.quick) >>> 4;
      model.slow += (0xffe0 - model.slow) >>> 7;
    }
    this.normalize();
  }

  /** Encodes a bit that is 0 or 1 with equal chance. */
  encodeEven(bit: boolean): void {
    this.range >>>= 1;
    if (bit) this.low += this.range;
    this.normalize();
  }

  /** Ends the stream and returns its bytes. */
  finish(): Uint8Array {
    for (let at = 0; at < 5; at++) this.shift();
    return Uint8Array.from(this.bytes);
  }

  private normalize(): void {
    while (this.range < 0x1000000) {
      this.range = (this.range << 8) >>> 0;
      this.shift();
    }
  }

  /** Writes the top byte, once no carry can change it. */
  private shift(): void {
    if (this.low < 0xff000000 || this.low > 0xffffffff) {
      const carry = this.low > 0xffffffff ? 1 : 0;
      let byte = this.cache;
      do {
        this.bytes.push((byte + carry) & 0xff);
        byte = 0xff;
      } while (--this.pending > 0);
      this.cache = Math.floor(this.low / 0x1000000) & 0xff;
    }
    this.pending++;
    this.low = (this.low % 0x1000000) * 0x100;
  }
}

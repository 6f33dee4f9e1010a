import { crc32 } from 'node:zlib';

/** A ZIP archive with one uncompressed program, as a download for tests. */
export function zipOfProgram(path: string, text: string): Buffer {
  const name = Buffer.from(path);
  const data = Buffer.from(text);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0); // the version needed
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, data]);

  const central = Buffer.alloc(14);
  central.writeUInt32LE((0o100755 << 16) >>> 0, 6); // a file that can be run
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 3]), // made on Unix
    common,
    central,
    name,
  ]);

  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

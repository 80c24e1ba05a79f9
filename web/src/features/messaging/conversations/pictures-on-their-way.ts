/** Pictures that this tab has uploaded, by their attachment: shown until the server's own copy is there. */
const addresses = new Map<string, string>();

export const picturesOnTheirWay = {
  keep: (attachmentId: string, file: File): void => void addresses.set(attachmentId, URL.createObjectURL(file)),
  addressOf: (attachmentId: string): string | undefined => addresses.get(attachmentId),
};

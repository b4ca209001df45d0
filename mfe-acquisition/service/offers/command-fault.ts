/** What the operator has to hear of in one line. */
export class CommandFault extends Error {}

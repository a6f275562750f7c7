/*
 * This file contains the messages about relation types and names of parameters. The library uses these messages at run
 * time, and the compiler uses them for literals.
 */

export const NOT_A_REL = 'is not a relation type, such as next'

export const NOT_A_PARAMETER = 'is a property of the link: read link.rels or link.anchor'

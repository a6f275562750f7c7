/*
 * This file contains the messages about relation types and link parameter names. For invalid literals, the compiler
 * prints these messages. At run time, the library's errors contain the same messages.
 */

export const NOT_A_REL = 'is not a relation type, such as next'

export const NOT_A_PARAMETER = 'is a property of the link: read link.rels or link.anchor'

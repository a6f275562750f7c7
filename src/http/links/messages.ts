/*
 * This file contains the messages about relation types and link parameter names. The compiler prints the messages for
 * literals, and the library uses them at run time.
 */

export const NOT_A_REL = 'is not a relation type, such as next'

export const NOT_A_PARAMETER = 'is a property of the link: read link.rels or link.anchor'
